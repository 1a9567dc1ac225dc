import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Result } from '#shared/api/index.ts'
import { calls } from '#shared/api/index.ts'
import { useSend } from '#src/api/useSend.ts'
import { Field } from '#src/ui/Field.tsx'
import { Form } from '#src/ui/Form.tsx'
import { Note } from '#src/ui/Note.tsx'
import { toast } from '#src/ui/toasts.ts'
import { readTyped } from '#src/ui/typed.ts'
import { ChangeRow } from './ChangeRow.tsx'
import { type Change, useChange } from './useChange.ts'

type User = Result<'member/userInfo'>

/** How others see the member, and the way to change it. */
export function NicknameRow({ user }: { user: User }) {
  const change = useChange('nickname')
  return (
    <ChangeRow
      label={<Trans>Nickname</Trans>}
      value={user.nickname}
      action={<Trans>Change</Trans>}
      onOpen={change.open}
      onCancel={change.close}
      form={change.isOpen && <NicknameForm user={user} change={change} />}
    />
  )
}

function NicknameForm({ user: { nickname }, change }: { user: User; change: Change }) {
  const { t } = useLingui()
  const { send } = useSend('member/modifyUserInfo', { quiet: true })
  const [typed, setTyped] = useState(() => readTyped(change.key)['nickname'] ?? nickname)
  const wanted = typed.trim()
  return (
    <Form
      schema={calls['member/modifyUserInfo'].body}
      draftKey={change.key}
      check={(values) =>
        values['nickname'] === '' ? [{ field: 'nickname', message: t`Enter a nickname` }] : []
      }
      onSubmit={async (body) => {
        if (wanted !== nickname) await send(body)
        toast(t`Nickname saved`, 'good')
        change.close()
      }}
      submit={<Trans>Save</Trans>}
      sending={<Trans>Modifying in progress...</Trans>}
    >
      <Field
        name="nickname"
        icon="account"
        label={<Trans>New nickname</Trans>}
        autoComplete="nickname"
        maxLength={30}
        defaultValue={nickname}
        onChange={(event) => setTyped(event.target.value)}
      />
      {wanted !== nickname && wanted !== '' && (
        <Note kind="amber" icon="edit">
          <Trans>
            Not saved yet: others still see “{nickname}”, not “{wanted}”.
          </Trans>
        </Note>
      )}
    </Form>
  )
}
