import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { buttonClass } from '../button/button.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'

const linkClass = cva('rounded-sm transition-colors duration-fast', {
  variants: {
    tone: {
      accent: 'text-accent hover:text-accent-hover hover:underline',
      quiet: 'text-text-muted hover:text-text hover:underline',
      plain: 'text-text hover:text-accent hover:underline',
      inherit: 'text-inherit underline underline-offset-2',
    },
    strong: { true: 'font-medium' },
    iconed: { true: 'inline-flex items-center gap-1.5' },
  },
  defaultVariants: { tone: 'accent' },
})

type AnchorProps = Omit<ComponentProps<'a'>, 'className' | 'href'> & { href: string }

export interface TextLinkProps extends AnchorProps, Omit<VariantProps<typeof linkClass>, 'iconed'> {
  icon?: IconName
  /** The arrow of a link that leads to another screen, as in a card's footer; such a link is not on paper. */
  arrow?: boolean
}

/** A link in the flow of text or in a card's footer. It knows no router: pass an address. */
export function TextLink({ tone, strong, icon, arrow = false, children, ...rest }: TextLinkProps) {
  const iconed = arrow || icon !== undefined
  return (
    <a data-print={arrow ? 'hide' : undefined} className={linkClass({ tone, strong, iconed })} {...rest}>
      {icon && <Icon name={icon} size={16} />}
      {children}
      {arrow && <Icon name="arrow-right" size={16} />}
    </a>
  )
}

export interface ButtonLinkProps extends AnchorProps, VariantProps<typeof buttonClass> {
  icon?: IconName
}

/** A link that looks like a button, because it leads to another screen rather than doing something. */
export function ButtonLink({ variant, size, wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={buttonClass({ variant, size, wide })} {...rest}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </a>
  )
}
