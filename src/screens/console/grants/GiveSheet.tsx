import { Trans, useLingui } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { useMe } from '#src/screens/console/roles.ts'
import { Failed } from '#src/ui/Failed.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { GiveForm } from './GiveForm.tsx'
import { useGivingTo } from './useGivingTo.ts'

type GiveSheetProps = { id: string; onClose: () => void }

/** Gives a grant to one member, once it is seen who that is and what was given already. */
export function GiveSheet({ id, onClose }: GiveSheetProps) {
  const { t } = useLingui()
  const { data: me } = useMe()
  const { data, error, mutate } = useCall('operator/member', { memberId: id })
  const { terms, ...giving } = useGivingTo(id)
  if (data && terms && me && me.id !== id) {
    return <GiveForm to={data} terms={terms} newUntil={me.newUntil} onClose={onClose} />
  }
  return (
    <Sheet open onClose={onClose} title={t`Give a grant`}>
      {me?.id === id ? (
        <Note kind="amber">
          <Trans>This is you: somebody else has to give it.</Trans>
        </Note>
      ) : (
        <Missing
          error={error ?? giving.error}
          onRetry={() => {
            void mutate()
            giving.retry()
          }}
        />
      )}
    </Sheet>
  )
}

/** Who it is, or what can be given, is not here yet. */
function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const room = <Skeleton height={320} />
  return error ? <Failed error={error} onRetry={onRetry} room={room} /> : room
}
