/** Makes what is handed to it wait until what was handed to it before is over, however that ended. */
export function queue(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (act) => {
    const done = last.then(act, act)
    last = done
    return done
  }
}
