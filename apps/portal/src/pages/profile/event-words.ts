import type { AccessLine } from '@evenkeel/api-client/contract/access-log'

/** What the person did, or what was done to the account, in words; a word that is not known yet is shown as it is. */
const words: Readonly<Record<string, string>> = {
  'signed-in': 'You signed in',
  'signed-out': 'You signed out',
  'widget-agreed': 'You let a widget show your data on another page',
  'widget-withdrawn': 'You withdrew a widget',
  'planner-assigned': 'A planner was assigned to you',
  'email-changed': 'Your email was changed',
  registered: 'Your account was made',
  'password-changed': 'You changed your password',
  'password-reset': 'Your password was reset',
  'sso-linked': 'Your company’s sign-on was linked',
  'second-factor-added': 'You added a second step',
  'second-factor-removed': 'Your second steps were removed',
  'recovery-code-used': 'A recovery code was used',
  'sessions-ended': 'You signed out everywhere',
  'data-exported': 'You downloaded your data',
  'data-imported': 'You brought in an export',
}

const roleNames = ['an employee', 'your planner', 'our staff'] as const

const whoOf = ({ byName, byRole }: AccessLine) =>
  byName === null ? 'Somebody who has left' : `${byName}, ${roleNames[byRole ?? 0] ?? ''}`

/** A line of the log as it is shown: what happened, or who it was and below that at what they looked. */
interface EventWords {
  readonly title: string
  readonly below: string | null
}

/** One line of the log in words. */
export function eventWords(line: AccessLine): EventWords {
  if (line.event === 'access-granted') return { title: whoOf(line), below: 'Asked for access to your data.' }
  if (line.event === 'staff-call') return { title: whoOf(line), below: line.what ?? 'Looked at your data.' }
  return { title: words[line.event] ?? line.event, below: null }
}
