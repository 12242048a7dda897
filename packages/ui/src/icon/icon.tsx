import { iconPaths, type IconName } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

export interface IconProps {
  name: IconName
  /** Edge in px; 16 to 20 in controls. */
  size?: number
  /** Spoken name; without it the icon is decoration and hidden from assistive technology. */
  label?: string
  className?: string
}

function Shape({ name }: { name: IconName }) {
  if (name === 'status-pending') return <circle cx="10" cy="10" r="6.5" strokeDasharray="2.3 2.784" />
  if (name === 'status-in-progress') {
    return (
      <>
        <circle cx="10" cy="10" r="6.5" />
        <path d="M10 6.5a3.5 3.5 0 0 1 0 7v-7Z" fill="currentColor" stroke="none" />
      </>
    )
  }
  return <path d={iconPaths[name]} />
}

/** One of our shapes, in the color of the text around it. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      className={`shrink-0 ${className ?? ''}`}
      {...spoken}
    >
      <Shape name={name} />
    </svg>
  )
}

export interface IconTileProps {
  name: IconName
  /** `goal` is the accent square of a goal; anything else is neutral. */
  tone?: 'goal' | 'neutral'
}

/** The 36 px square that carries an icon on a card. */
export function IconTile({ name, tone = 'goal' }: IconTileProps) {
  const colors = tone === 'goal' ? 'bg-accent-soft text-accent' : 'bg-sunken text-text-muted'
  return (
    <span className={`inline-flex size-9 items-center justify-center rounded-[9px] ${colors}`}>
      <Icon name={name} />
    </span>
  )
}
