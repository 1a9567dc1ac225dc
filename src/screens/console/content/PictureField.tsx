import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { countAsTyped } from '#src/ui/countAsTyped.ts'
import { useFieldState } from '#src/ui/FormState.ts'
import styles from './Content.module.css'
import { readPicture } from './readPicture.ts'

type PictureFieldProps = { name: string; value: string; onValue: (image: string) => void }

/** A picture from this device, cut to the shape of an ad; it is kept with the draft. */
export function PictureField({ name, value, onValue }: PictureFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [unread, setUnread] = useState(false)
  const { problem } = useFieldState(name)

  async function choose(file: File | undefined) {
    if (!file) return
    try {
      onValue(await readPicture(file))
      setUnread(false)
      countAsTyped(field.current)
    } catch {
      setUnread(true)
    }
  }

  return (
    <div className={styles.written}>
      {value !== '' && <img src={value} alt={t`Of the ad`} className={styles.picture} />}
      <input ref={field} type="hidden" name={name} value={value} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Picture`}
        accept="image/png,image/jpeg,image/webp,image/avif"
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0])
          // The same file may be chosen again after something was wrong with it.
          currentTarget.value = ''
        }}
      />
      <Button kind="plain" aria-describedby={id} onClick={() => input.current?.click()}>
        {value === '' ? <Trans>Choose a picture</Trans> : <Trans>Choose another picture</Trans>}
      </Button>
      <p id={id} role="status" className={unread || problem ? styles.problem : styles.hint}>
        {unread && <Trans>This picture cannot be read. Choose another one.</Trans>}
        {/* What the service says of a picture is said of what is sent to it, not of what is chosen here. */}
        {!unread && problem && <Trans>A picture is needed. Choose one.</Trans>}
        {!unread && !problem && (
          <Trans>The middle is shown, 5 : 2. It is made as small as it has to be.</Trans>
        )}
      </p>
    </div>
  )
}
