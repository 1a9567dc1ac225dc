import type { ReactNode } from 'react'
import styles from './PicturePreview.module.css'

type PicturePreviewProps = {
  src: string | null
  onUnreadable?: () => void
  /** Where there is no picture. */
  instead?: ReactNode
}

/** The square that is cut out of a picture, and in it the circle that others see. */
export const PicturePreview = ({ src, onUnreadable, instead }: PicturePreviewProps) => (
  <div className={styles.place}>
    {src ? (
      <span className={styles.square}>
        <img src={src} alt="" onError={onUnreadable} />
      </span>
    ) : (
      instead
    )}
  </div>
)
