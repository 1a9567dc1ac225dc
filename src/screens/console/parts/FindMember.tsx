import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { usePages } from '#src/api/usePages.ts'
import { useMe } from '#src/screens/console/roles.ts'
import { Address } from '#src/ui/Address.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Failed } from '#src/ui/Failed.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Note } from '#src/ui/Note.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useKeywords } from '#src/ui/useKeywords.ts'

/** A member as somebody has to know who gives something. */
export type Found = { id: string; nickname: string; account: string; frozen: string | null }

type FindMemberProps = {
  open: boolean
  title: ReactNode
  onClose: () => void
  onFound: (member: Found) => void
}

/** Finds a member by whatever is known, and shows who that is before anything is done. */
export const FindMember = ({ open, title, onClose, onFound }: FindMemberProps) => (
  <Sheet open={open} onClose={onClose} title={title}>
    <Search onFound={onFound} />
  </Sheet>
)

function Search({ onFound }: Pick<FindMemberProps, 'onFound'>) {
  const { t } = useLingui()
  const [sought, seek] = useState('')
  const keywords = useKeywords('', seek)
  return (
    <>
      <SearchField
        state={keywords}
        label={t`Member`}
        title={t`UID, nickname, wallet address, mail or invitation code`}
        placeholder={t`UID, nickname, address, mail, code`}
      />
      {sought === '' ? (
        <Note>
          <Trans>Write who it is. You see who was found before anything is given.</Trans>
        </Note>
      ) : (
        <Those keywords={sought} onFound={onFound} />
      )}
    </>
  )
}

function Those({ keywords, onFound }: Pick<FindMemberProps, 'onFound'> & { keywords: string }) {
  const { t } = useLingui()
  const { rows, first, error, isLoading, refresh } = usePages('operator/members', {
    keywords,
  })
  if (error && rows.length === 0) return <Failed error={error} onRetry={refresh} />
  if (isLoading) return <Skeleton rows={2} />
  if (rows.length === 0) return <Empty icon="search" title={t`There is no such member.`} />
  return (
    <>
      <Card look="list">
        {rows.map((member) => (
          <One key={member.id} of={member} onFound={onFound} />
        ))}
      </Card>
      {first?.cut && (
        <Note>
          <Trans>More members fit than are shown: write more letters.</Trans>
        </Note>
      )}
    </>
  )
}

/** Nobody gives anything to themselves. */
function One({ of, onFound }: { of: Found; onFound: FindMemberProps['onFound'] }) {
  const { data: me } = useMe()
  const { id, nickname, account, frozen } = of
  const self = me?.id === id
  return (
    <ListRow
      lead={<Avatar name={nickname} />}
      title={<span translate="no">{nickname}</span>}
      subtitle={
        <Facts>
          <span translate="no">UID {id}</span>
          <Address value={account} />
          {self && <Trans>This is you: somebody else has to give it.</Trans>}
        </Facts>
      }
      value={
        frozen !== null && (
          <Badge kind="red">
            <Trans>Frozen</Trans>
          </Badge>
        )
      }
      {...(!self && { chevron: true, onClick: () => onFound(of) })}
    />
  )
}
