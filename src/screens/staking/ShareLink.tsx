import { Trans } from '@lingui/react/macro'
import { Note } from '#src/ui/Note.tsx'
import { ShareButton } from '#src/ui/ShareButton.tsx'

/** The link by itself, and what it is good for. */
export function ShareLink({ url }: { url: string }) {
  return (
    <>
      <ShareButton url={url} kind="plain" copies>
        <Trans>Copy the link</Trans>
      </ShareButton>
      {'share' in navigator && (
        <ShareButton url={url} kind="plain">
          <Trans>Share link</Trans>
        </ShareButton>
      )}
      <p>
        <Trans>
          Whoever has the link can see this payment and make it, and nothing else of your account.
          It ends with the order.
        </Trans>
      </p>
      {!url.startsWith('https://') && (
        <Note kind="amber">
          <Trans>
            This page does not come over https, which wallet apps ask for. Where one does not open
            it, send the payment yourself.
          </Trans>
        </Note>
      )}
    </>
  )
}
