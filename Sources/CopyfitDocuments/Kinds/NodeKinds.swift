/// All kinds, in the order of the documentation.
let nodeKinds: [any NodeKind.Type] = [
    HorizontalStackKind.self, VerticalStackKind.self, LayersKind.self, FlowKind.self, GridKind.self, CellKind.self,
    ChoiceKind.self,
    TextKind.self, SpacerKind.self, BoxKind.self, DividerKind.self,
    FrameKind.self, PaddingKind.self, FixedSizeKind.self, AspectRatioKind.self, PriorityKind.self, GuideKind.self,
    OverlayKind.self, BackgroundKind.self, SafeAreaInsetKind.self, IgnoredSafeAreaKind.self,
]
