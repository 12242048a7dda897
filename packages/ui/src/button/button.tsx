import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'

/** The classes of a button, for a link that must look like one. */
export const buttonClass = cva(
  [
    // On one line if there is room; a label that is too long wraps rather than overflows.
    'inline-flex w-fit max-w-full shrink-0 items-center justify-center gap-2 rounded-md border font-medium select-none',
    'transition-colors duration-fast disabled:cursor-not-allowed aria-disabled:cursor-not-allowed print:hidden',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-accent text-on-accent hover:bg-accent-hover disabled:bg-sunken disabled:text-text-subtle aria-disabled:bg-sunken aria-disabled:text-text-subtle',
        secondary:
          'border-border bg-surface text-text shadow-1 hover:bg-canvas disabled:text-text-subtle disabled:shadow-none aria-disabled:text-text-subtle',
        text: 'border-transparent text-accent hover:text-accent-hover hover:underline disabled:text-text-subtle aria-disabled:text-text-subtle aria-disabled:no-underline',
        /** Destroys something, where a text button has its place. */
        dangerText:
          'border-transparent text-danger hover:underline disabled:text-text-subtle aria-disabled:text-text-subtle aria-disabled:no-underline',
        danger:
          'border-transparent bg-danger text-on-danger hover:bg-danger-hover disabled:bg-sunken disabled:text-text-subtle aria-disabled:bg-sunken aria-disabled:text-text-subtle',
      },
      size: {
        regular: 'min-h-control px-4 py-1 text-body pointer-coarse:min-h-control-coarse',
        compact: 'min-h-control-compact px-3 py-1 text-label pointer-coarse:min-h-control-coarse',
        large: 'min-h-control-coarse px-5 py-1 text-input',
        /** Of a `TextButton`. */
        flush: 'min-h-9 px-0 text-body pointer-coarse:min-h-control-coarse',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'secondary', size: 'regular' },
  },
)

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, VariantProps<typeof buttonClass> {
  icon?: IconName
  /** The press is in progress: a spinner replaces the icon, and further presses do nothing. Focus stays. */
  busy?: boolean
}

/**
 * One `primary` on a screen or in a dialog; `danger` only for a confirmation. One that does nothing for now keeps the focus and says
 * so; one that submits is disabled in full, so that Enter in a field does not submit either.
 */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  type = 'button',
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isIdle = busy || (disabled && type === 'button')
  const state = isIdle ? { 'aria-disabled': true } : { disabled }
  return (
    <button
      type={busy ? 'button' : type}
      className={buttonClass({ variant, size, wide })}
      onClick={isIdle ? undefined : onClick}
      {...rest}
      {...state}
      {...(busy && { 'aria-busy': true })}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  )
}

/** Words alone, aligned with the edge of the content around them, as in a card's footer; `dangerText` for what destroys. */
export const TextButton = (props: Omit<ButtonProps, 'size' | 'wide'>) => (
  <Button variant="text" size="flush" {...props} />
)
