public import CopyfitLayout
public import Foundation

/// The same questions about values whose numbers would move.
extension Spring {
    /// The value on its way from one to another, after so many seconds.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        toValue.with(
            fromValue.animatableData
                + value(target: way(fromValue, toValue), initialVelocity: initialVelocity.animatableData, time: time)
        )
    }

    /// The speed per second on the way from one value to another, after so many seconds.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        toValue.with(
            velocity(target: way(fromValue, toValue), initialVelocity: initialVelocity.animatableData, time: time)
        )
    }

    /// The seconds until the distance to the second value is less than `epsilon` for good.
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

    /// The force on a value somewhere on its way from one to another, moving with a velocity.
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
