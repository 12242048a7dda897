import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

const iconButtonClass = cva(
  [
    'inline-flex shrink-0 items-center justify-center rounded-md text-text-muted transition-colors duration-fast print:hidden',
    'hover:bg-sunken hover:text-text aria-disabled:cursor-not-allowed aria-disabled:text-border-strong aria-disabled:hover:bg-transparent',
    'aria-pressed:bg-accent-soft aria-pressed:text-accent',
  ],
  {
    variants: {
      size: {
        regular: 'size-9 pointer-coarse:size-control-coarse',
        compact: 'size-8 pointer-coarse:size-control-coarse',
        /** For a line of text, next to a word; still large enough to press. */
        inline: 'size-6 pointer-coarse:size-8',
      },
    },
    defaultVariants: { size: 'regular' },
  },
)

export interface IconButtonProps
  extends
    Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'>,
    VariantProps<typeof iconButtonClass> {
  icon: IconName
  /** What it does, in words; also shown as the tooltip. */
  label: string
  /** For a toggle, such as the eye. */
  pressed?: boolean
  /** What it does is in progress: its icon turns, and the button keeps the focus. */
  busy?: boolean
}

/**
 * A quiet square button with an icon and a spoken name. Where it leads no further, as on the last page, it keeps the focus:
 * a press does nothing then.
 */
export function IconButton({
  icon,
  label,
  pressed,
  busy,
  size,
  type = 'button',
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      title={label}
      className={iconButtonClass({ size })}
      {...rest}
      onClick={disabled ? undefined : onClick}
      aria-label={label}
      aria-busy={busy}
      aria-disabled={disabled || undefined}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    >
      <Icon name={icon} size={18} className={busy ? 'animate-spin' : ''} />
    </button>
  )
}
