import { useState } from 'react'
import { draftKey } from '#src/session/draftKey.ts'
import { dropTyped, readTyped } from '#src/ui/typed.ts'
import { draftOf, type Fields, sameFields, type Version } from './texts.ts'

/**
 * What is being written about `current`, which may change under one's hands: what was typed is kept on the device until it was
 * sent, and nobody's words are written over without being seen. `name` is the draft's.
 */
export function useWriting(name: string, current: Version) {
  const key = draftKey(name)
  const [kept] = useState(() => draftOf(readTyped(key), current.fields))
  const [fields, setFields] = useState<Fields>(kept?.fields ?? current.fields)
  // Every version that was seen here; a draft of an older one was begun before somebody else's words.
  const [seen, setSeen] = useState<readonly Version[]>(
    kept && kept.token !== current.token ? [] : [current],
  )
  const last = seen.at(-1)
  const known =
    seen.some(({ token }) => token === current.token) ||
    (last !== undefined && sameFields(last.fields, current.fields)) ||
    sameFields(fields, current.fields)
  const see = (version: Version) => setSeen((before) => [...before, version])

  function take() {
    dropTyped(key)
    setFields(current.fields)
    see(current)
  }

  return {
    key,
    fields,
    set: (more: Fields) => setFields((before) => ({ ...before, ...more })),
    /** Goes into the draft beside what is typed. */
    token: known ? current.token : (last?.token ?? kept?.token ?? ''),
    /** What somebody else has written meanwhile and that was not looked at yet. */
    theirs: known ? undefined : current,
    /** Something was typed that is not saved. */
    dirty: ![current, last].some((it) => it && sameFields(fields, it.fields)),
    /** It was typed before this screen was opened. */
    restored: kept !== undefined,
    /** What stands there is looked at, and one's own words stay. */
    keepMine: () => see(current),
    /** One's own words are given up for those that stand there. */
    take,
    /** They were saved as this. */
    saved: see,
  }
}

export type Writing = ReturnType<typeof useWriting>
