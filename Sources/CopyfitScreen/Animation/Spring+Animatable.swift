public import CopyfitLayout
public import Foundation

/// The functions of a spring for `Animatable` values.
extension Spring {
    /// The value between two values, after `time` seconds.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        toValue.with(
            fromValue.animatableData
                + value(target: way(fromValue, toValue), initialVelocity: initialVelocity.animatableData, time: time)
        )
    }

    /// The velocity per second between two values, after `time` seconds.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        toValue.with(
            velocity(target: way(fromValue, toValue), initialVelocity: initialVelocity.animatableData, time: time)
        )
    }

    /// The seconds until the distance to the second value stays below `epsilon`.
    public func settlingDuration<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V,
        epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: way(fromValue, toValue),
            initialVelocity: initialVelocity.animatableData,
            epsilon: epsilon
        )
    }

    /// The force on a value at a position between two values, moving with a velocity.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        toValue.with(
            force(
                target: toValue.animatableData,
                position: position.animatableData,
                velocity: velocity.animatableData
            )
        )
    }

    private func way<V: Animatable>(_ start: V, _ end: V) -> V.AnimatableData {
        end.animatableData - start.animatableData
    }
}

extension Animatable {
    fileprivate func with(_ numbers: AnimatableData) -> Self {
        var changed = self
        changed.animatableData = numbers
        return changed
    }
}
