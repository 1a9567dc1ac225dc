import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Note } from './Note.tsx'
import styles from './QrCode.module.css'
import { qrPath } from './qrPath.ts'
import { Skeleton } from './Skeleton.tsx'

/** Modules of light round the code: readers need four. */
const QUIET = 4

type Drawn = { size: number; path: string }

/** A text to be read by another phone's camera. What reckons it is loaded when one is first shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let away = false
    import('uqr').then(
      ({ encode }) => {
        const { data, size } = encode(text, { border: QUIET })
        if (!away) setDrawn({ size, path: qrPath(data) })
      },
      () => setFailed(true),
    )
    return () => {
      away = true
    }
  }, [text])

  if (failed) {
    return (
      <Note kind="amber">
        <Trans>The QR code could not be loaded. Copy what it says instead.</Trans>
      </Note>
    )
  }
  if (!drawn) return <Skeleton height={240} />
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      className={styles.code}
    >
      <path d={drawn.path} />
    </svg>
  )
}
