import { Trans } from '@lingui/react/macro'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useMemberSearch } from './MemberFilters.tsx'
import type { Sheet } from './MemberScreen.tsx'

/** Who invited, and who invited those; each can be opened. */
export function Way({ member: { way } }: { member: Sheet }) {
  const { change } = useMemberSearch()
  if (way.length === 0) return null
  return (
    <Section title={<Trans>Invited by, upwards</Trans>}>
      <Card look="list">
        {way.map(({ id, nickname }) => (
          <ListRow
            key={id}
            lead={<Avatar name={nickname} />}
            title={<span translate="no">{nickname}</span>}
            subtitle={<span translate="no">UID {id}</span>}
            chevron
            onClick={() => change({ id, view: undefined }, { open: true })}
          />
        ))}
      </Card>
    </Section>
  )
}
