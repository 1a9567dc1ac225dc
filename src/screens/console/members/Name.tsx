import styles from './Members.module.css'

/** A member's name, and the UID under it. */
export const Name = ({ of: { id, nickname } }: { of: { id: string; nickname: string } }) => (
  <span className={styles.name}>
    <span translate="no">{nickname}</span>
    <small translate="no">UID {id}</small>
  </span>
)
