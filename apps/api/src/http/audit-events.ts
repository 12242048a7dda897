import type { AppParts } from '../app-parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { AuditEvent } from '../store/directory/schema.ts'
import { shortHash } from './security-events.ts'

/** Lines of the audit log that an operator who looks for attacks reads as well: who may come in, and how, was changed. */
const logged: ReadonlySet<AuditEvent> = new Set<AuditEvent>([
  'access-asked',
  'access-approved',
  'access-granted',
  'email-changed',
  'email-change-undone',
  'password-changed',
  'password-reset',
  'second-factor-added',
  'second-factor-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
])

/** Returns the directory, which logs such lines with a keyed hash of the person they are about. */
export function withAuditEvents(directory: Directory, parts: Pick<AppParts, 'keys' | 'clock' | 'log'>): Directory {
  const { audit } = directory
  return {
    ...directory,
    audit: {
      ...audit,
      async add(line) {
        await audit.add(line)
        if (!logged.has(line.event)) return
        const user = shortHash(parts, `person:${line.personId}`)
        parts.log({ event: line.event, requestId: '', call: 'audit', user })
      },
    },
  }
}
