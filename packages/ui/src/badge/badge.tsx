import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const badgeClass = cva(
  'inline-block max-w-full break-words rounded-[6px] px-2 py-0.5 align-middle text-caption font-medium',
  {
    variants: {
      tone: {
        accent: 'bg-accent-soft text-accent',
        neutral: 'bg-sunken text-text-muted',
        positive: 'bg-positive-soft text-positive',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export interface BadgeProps extends VariantProps<typeof badgeClass> {
  children: ReactNode
}

/** A few words on a soft fill that describe the item next to them; never decoration. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={badgeClass({ tone })}>{children}</span>
}
