import type { ComponentProps } from 'react'

/** A list without marks: WebKit takes one for none unless it is told, and VoiceOver would say no "5 of 20". */
export const BareList = (props: ComponentProps<'ul'>) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <ul role="list" {...props} />
)
