let hear: (saved: Date | null) => void = () => {}

/** Tells when a call was answered, whatever it said: by the service, or from a copy of that moment. */
export const onHeard = (listener: (saved: Date | null) => void) => {
  hear = listener
}

export const tellHeard = (saved: Date | null) => hear(saved)
