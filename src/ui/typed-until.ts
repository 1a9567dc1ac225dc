let ended = () => false

/** Tells when what is typed is nobody's any more: the kit knows no session. */
export const keepUntil = (isOver: () => boolean) => {
  ended = isOver
}

/** Whether that is so now. */
export const isNobodys = () => ended()
