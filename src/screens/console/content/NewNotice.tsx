import { Trans, useLingui } from '@lingui/react/macro'
import { desk } from '#shared/desk/index.ts'
import { InDoubt } from '#src/screens/console/parts/InDoubt.tsx'
import { useAct } from '#src/screens/console/parts/useAct.ts'
import { useMay } from '#src/screens/console/roles.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { NoPermission } from '#src/ui/State.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { listPath, useContentSearch } from './content-search.ts'
import { Pinned } from './Pinned.tsx'
import { TextsForm } from './TextsForm.tsx'
import { BLANK, type Fields } from './texts.ts'
import { useWriting } from './useWriting.ts'

const FIELDS: Fields = { ...BLANK, pinned: 'no' }
const MINUTE = 60_000

/** A notice that nobody has written yet. */
export function NewNotice() {
  const may = useMay('operator/saveNotice')
  return (
    <Screen title={<Trans>New notice</Trans>} back={listPath()}>
      {may ? <Editor /> : <NoPermission />}
    </Screen>
  )
}

function Editor() {
  const { t } = useLingui()
  const [, change] = useContentSearch()
  const writing = useWriting('notice.new', { token: 'new', fields: FIELDS })
  const now = new Date(useNow(MINUTE)).toISOString()
  // It has no revision that a second one of it would be refused by.
  const act = useAct({
    path: 'operator/saveNotice',
    extra: undefined,
    draft: writing.key,
    done: () => t`The draft is saved`,
    onDone: ({ id }) => change({ id }),
  })

  return (
    <InDoubt act={act}>
      <TextsForm
        writing={writing}
        schema={desk['operator/saveNotice'].body}
        extra={{ pinned: writing.fields['pinned'] === 'yes' }}
        reviewed
        onSave={act.submit}
        submit={<Trans>Save as a draft</Trans>}
        preview={(text) => <Notice {...text} publishedAt={now} />}
      >
        <Pinned writing={writing} />
      </TextsForm>
    </InDoubt>
  )
}
