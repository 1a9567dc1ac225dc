import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { useFieldState } from './FormState.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'

export type FieldProps = Omit<ComponentProps<'input'>, 'id'> &
  Omit<FieldFrameProps, 'icon'> & { icon?: IconName | undefined }

/** One line of text. In a `Form` its problem and its draft come by its name. */
export function Field({ label, aside, hint, problem, icon, trailing, ...input }: FieldProps) {
  const known = useFieldState(input.name)
  const start = input.value === undefined ? (known.draft ?? input.defaultValue) : undefined
  return (
    <FieldFrame
      label={label}
      aside={aside}
      hint={hint}
      problem={problem ?? known.problem}
      icon={icon && <Icon name={icon} />}
      trailing={trailing}
    >
      {(links) => (
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...(start !== undefined && { defaultValue: start })}
          {...links}
        />
      )}
    </FieldFrame>
  )
}
