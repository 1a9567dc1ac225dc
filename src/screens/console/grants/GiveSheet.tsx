import { Trans, useLingui } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { useMe } from '#src/screens/console/roles.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { GiveForm } from './GiveForm.tsx'
import type { Terms } from './grant-words.ts'

type GiveSheetProps = { id: string; terms: readonly Terms[]; onClose: () => void }

/** Gives a grant to one member, once it is seen who that is. */
export function GiveSheet({ id, terms, onClose }: GiveSheetProps) {
  const { t } = useLingui()
  const { data: me } = useMe()
  const { data, error, mutate } = useCall('operator/member', { memberId: id })
  if (data && me && me.id !== id) return <GiveForm to={data} terms={terms} onClose={onClose} />
  return (
    <Sheet open onClose={onClose} title={t`Give a grant`}>
      {me?.id === id ? (
        <Note kind="amber">
          <Trans>This is you: somebody else has to give it.</Trans>
        </Note>
      ) : (
        <Loaded
          data={data}
          error={error}
          onRetry={() => void mutate()}
          waiting={<Skeleton height={320} />}
        >
          {() => null}
        </Loaded>
      )}
    </Sheet>
  )
}
