import { Trans, useLingui } from '@lingui/react/macro'
import { type DeskBody, desk } from '#shared/desk/index.ts'
import { useSend } from '#src/api/useSend.ts'
import { Article } from '#src/ui/Article.tsx'
import { Note } from '#src/ui/Note.tsx'
import { toast } from '#src/ui/toasts.ts'
import { useNow } from '#src/ui/useNow.ts'
import { ArticleActs } from './ArticleActs.tsx'
import type { ArticleRecord } from './ArticleScreen.tsx'
import { ArticleStanding } from './ArticleStanding.tsx'
import { useContentSearch } from './content-search.ts'
import { staleOr } from './staleOr.ts'
import { TextsForm } from './TextsForm.tsx'
import { BLANK, fieldsOf, type Version } from './texts.ts'
import { useWriting } from './useWriting.ts'

const MINUTE = 60_000

/** The version that is written on, or the one that members read, from which the next begins. */
function versionOf({ out, pending }: ArticleRecord): Version {
  if (pending) return { token: `next ${pending.revision}`, fields: fieldsOf(pending) }
  return out
    ? { token: `out ${out.since}`, fields: fieldsOf(out) }
    : { token: 'new', fields: BLANK }
}

type ArticleEditorProps = { of: ArticleRecord; onStale: () => void }

/** Writes the version of an article that is to come. */
export function ArticleEditor({ of, onStale }: ArticleEditorProps) {
  const { t } = useLingui()
  const [, change] = useContentSearch()
  const { key, out, pending } = of
  const { send } = useSend('operator/saveArticle', { quiet: true })
  const writing = useWriting(`article.${key}`, versionOf(of))
  const now = new Date(useNow(MINUTE)).toISOString()

  async function save(body: DeskBody<'operator/saveArticle'>) {
    try {
      const saved = await send(body)
      writing.saved({ token: versionOf(saved).token, fields: fieldsOf(body) })
      toast(t`Saved; members read the old version until you publish it`, 'good')
    } catch (error) {
      throw staleOr(error, onStale)
    }
  }

  return (
    <>
      <ArticleStanding of={of} />
      {pending && (
        <ArticleActs
          of={{ key, pending }}
          dirty={writing.dirty || writing.theirs !== undefined}
          onDropped={() => (out ? writing.set(fieldsOf(out)) : change({ key: undefined }))}
        />
      )}
      {!pending && out && (
        <Note>
          <Trans>
            This is what members read. What you change becomes the next version: they read it once
            it is published.
          </Trans>
        </Note>
      )}
      <TextsForm
        writing={writing}
        schema={desk['operator/saveArticle'].body}
        extra={{ key, ...(pending && { revision: pending.revision }) }}
        onSave={save}
        submit={
          pending ? <Trans>Save the next version</Trans> : <Trans>Save as the next version</Trans>
        }
        preview={(text) => <Article {...text} updatedAt={pending?.at ?? now} />}
      />
    </>
  )
}
