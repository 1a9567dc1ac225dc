import { Trans, useLingui } from '@lingui/react/macro'
import { dayOf } from '#shared/days.ts'
import { usePages } from '#src/api/usePages.ts'
import { DayTitle } from '#src/ui/DayTitle.tsx'
import { ExportLink } from '#src/ui/ExportLink.tsx'
import { RecordList } from '#src/ui/RecordList.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Empty } from '#src/ui/State.tsx'
import { MessageRow } from './MessageRow.tsx'
import type { Message } from './message-words.ts'
import { useFresh, useMarkRead } from './useMarkRead.ts'

/** What happened to the member's money, orders and standing, and what the operator wrote, newest first. */
export function Inbox() {
  const { t } = useLingui()
  const inbox = usePages('member/inbox', {})
  const fresh = useFresh(inbox.rows)
  useMarkRead(inbox.first)

  return (
    <Screen
      title={<Trans>Messages</Trans>}
      back="/pages/home/index"
      actions={<ExportLink of="messages" />}
      onRefresh={inbox.refresh}
    >
      <RecordList of="messages" list={inbox}>
        <Rows
          list={inbox}
          keyOf={({ id }: Message) => id}
          groupOf={({ createdAt }: Message) => dayOf(createdAt)}
          heading={(day) => <DayTitle day={day} />}
          empty={
            <Empty icon="bell" title={t`No messages yet`}>
              <Trans>
                When a pledge starts or ends, money arrives or is paid out, or the farm has
                something to say, you read it here.
              </Trans>
            </Empty>
          }
        >
          {(message: Message) => <MessageRow message={message} fresh={fresh.has(message.id)} />}
        </Rows>
      </RecordList>
    </Screen>
  )
}
