/** `since`: how often the network had gone (`reach.ts`) when the call was made. */
type Hear = (saved: Date | null, since: number) => void

let hear: Hear = () => {}

/** Tells when a call was answered, whatever it said: by the service, or from a copy of that moment. */
export const onHeard = (listener: Hear) => {
  hear = listener
}

export const tellHeard: Hear = (saved, since) => hear(saved, since)
