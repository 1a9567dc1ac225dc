import { Icon } from './Icon.tsx'
import styles from './Screen.module.css'

/** The mark of the farm. Size in pixels of a 16 px root. */
export const Logo = ({ size = 30 }: { size?: number }) => (
  <span className={styles.logo} style={{ width: `${size / 16}rem` }}>
    <Icon name="wave" size={size * 0.86} />
  </span>
)
