import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

const noticeClass = cva('flex items-start gap-3 rounded-md px-3.5 py-2.5 text-label font-normal', {
  variants: {
    tone: {
      info: 'bg-sunken text-text-muted',
      positive: 'bg-positive-soft text-positive',
      warning: 'bg-warning-soft text-warning',
      danger: 'bg-danger-soft text-danger',
    },
  },
  defaultVariants: { tone: 'info' },
})

const icons = { info: 'info', positive: 'check', warning: 'alert-triangle', danger: 'alert-triangle' } as const

export interface NoticeProps extends VariantProps<typeof noticeClass> {
  /** Replaces the icon of the tone. */
  icon?: IconName
  /** Spoken when it appears: `polite` waits for a pause, `assertive` interrupts. Without it nothing is announced. */
  announce?: 'polite' | 'assertive'
  action?: ReactNode
  children: ReactNode
}

/** A line that says what happened and what the person can do: amber for outdated or corrected data, green for success. */
export function Notice({ tone, icon, announce, action, children }: NoticeProps) {
  const live = announce === undefined ? {} : { role: announce === 'polite' ? 'status' : 'alert' }
  return (
    <div className={noticeClass({ tone })} {...live}>
      <Icon name={icon ?? icons[tone ?? 'info']} size={18} />
      {/* Tabular figures would widen the hyphens of its words. */}
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  )
}

export interface NoticeActionProps {
  onClick: () => void
  children: ReactNode
}

/** The words at a notice's right that do something about it, in the notice's color. */
export function NoticeAction({ onClick, children }: NoticeActionProps) {
  return (
    <button type="button" onClick={onClick} className="shrink-0 rounded-sm font-semibold underline underline-offset-2">
      {children}
    </button>
  )
}
