import { Plural, Trans } from '@lingui/react/macro'
import { Note } from '#src/ui/Note.tsx'
import { type Leaf, placeName } from './placesIn.ts'

/** Says which fields have no words here, instead of hiding them. */
export function Unknown({ of }: { of: readonly Leaf[] }) {
  if (of.length === 0) return null
  return (
    <Note kind="amber">
      <Plural
        value={of.length}
        one="This console does not know a field of it:"
        other="This console does not know # fields of it:"
      />{' '}
      {of.map((leaf) => (
        <span key={placeName(leaf)} translate="no">
          <b>{placeName(leaf)}</b> {JSON.stringify(leaf.value)}{' '}
        </span>
      ))}
      <Trans>It stays as it is; the command line can change it.</Trans>
    </Note>
  )
}
