/** A call that did not succeed; `quiet` where the asker tells the person in a way of its own. */
export type Failure = { error: unknown; quiet: boolean }

let hear: (failure: Failure) => void = () => {}

/** Decides what the interface does about failures. The transport itself knows no interface. */
export function onFailure(listener: (failure: Failure) => void) {
  hear = listener
}

/** Tells a failure to whoever decides. */
export const tellFailure = (failure: Failure) => hear(failure)
