import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Result } from '#shared/api/index.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { PicturePreview } from './PicturePreview.tsx'
import { megabytes, PICTURE_TYPES } from './picture.ts'
import { type PictureState, usePicture } from './usePicture.ts'

type PictureSheetProps = { user: Result<'member/userInfo'>; onClose: () => void }

/** Chooses, shows and sends the member's picture, or takes it away. */
export function PictureSheet({ user, onClose }: PictureSheetProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const picture = usePicture(onClose)
  const choose = () => input.current?.click()

  return (
    <Sheet open onClose={onClose} title={t`Your picture`} locked={picture.busy !== undefined}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Picture`}
        accept={PICTURE_TYPES.join()}
        onChange={({ currentTarget }) => {
          picture.choose(currentTarget.files?.[0])
          // The same file may be chosen again after something was wrong with it.
          currentTarget.value = ''
        }}
      />
      {picture.chosen ? (
        <PicturePreview src={picture.chosen.url} onUnreadable={picture.unreadable} />
      ) : (
        <PicturePreview src={user.avatar} instead={<Avatar name={user.nickname} size={160} />} />
      )}
      <div role="alert">{picture.problem && <Note kind="red">{picture.problem}</Note>}</div>
      {picture.chosen ? (
        <Chosen picture={picture} file={picture.chosen.file} onOther={choose} />
      ) : (
        <>
          <Button onClick={choose} disabled={picture.busy !== undefined}>
            {user.avatar ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
          </Button>
          {user.avatar && (
            <Button kind="danger" busy={picture.busy === 'removing'} onClick={picture.remove}>
              <Trans>Remove the picture</Trans>
            </Button>
          )}
        </>
      )}
    </Sheet>
  )
}

type ChosenProps = { picture: PictureState; file: File; onOther: () => void }

function Chosen({ picture, file, onOther }: ChosenProps) {
  const size = megabytes(file.size)
  return (
    <>
      <p role="status">
        {picture.busy === 'sending' ? (
          <Trans>Sending {size} …</Trans>
        ) : (
          <Trans>
            The middle is used, as a square; others see it round. Where it was taken is not kept.
          </Trans>
        )}
      </p>
      <Button
        busy={picture.busy === 'sending'}
        disabled={!picture.sendable}
        onClick={() => void picture.send()}
      >
        <Trans>Use this picture</Trans>
      </Button>
      <Button kind="plain" disabled={picture.busy !== undefined} onClick={onOther}>
        <Trans>Choose another picture</Trans>
      </Button>
    </>
  )
}
