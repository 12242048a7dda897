import * as z from 'zod/mini'
import { fixedSentence } from './fixed-sentence.ts'

/** The time zones of the United States, from east to west, that a person can choose for emails. */
export const timeZones = [
  'America/Puerto_Rico',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Pacific/Guam',
] as const
export type TimeZone = (typeof timeZones)[number]

export const emailPreference = z.object({ preferenceId: z.number(), name: z.string(), isSubscribed: z.boolean() })
export type EmailPreference = z.infer<typeof emailPreference>

export const emailPreferences = z.object({
  preferences: z.array(emailPreference),
  /** Whether emails name amounts, categories, and banks; never in a subject or preview. */
  showsDetails: z.boolean(),
  /** What the person chose, an IANA name; null for the one of the browser. */
  timeZone: z.nullable(z.string()),
})
export type EmailPreferences = z.infer<typeof emailPreferences>

export const emailPreferencesForm = z.object({
  /** Those that are left out stay. */
  preferences: z.array(z.object({ preferenceId: z.int(), isSubscribed: z.boolean() })).check(z.maxLength(50)),
  /** Absent to leave it. */
  showsDetails: z.optional(z.boolean()),
  /** Absent to leave it, null for the one of the browser. */
  timeZone: z.optional(z.nullable(z.enum(timeZones))),
})
export type EmailPreferencesForm = z.infer<typeof emailPreferencesForm>

export const sentNotes = z.object({
  /** Whether the person's address lies at a company's domain: only codes and security emails go there. */
  isHeldBack: z.boolean(),
  /** The emails of the last 90 days without those with a code, the newest first, 50 at most. */
  notes: z.array(
    z.object({
      name: z.string(),
      /** The name as its key. */
      sentences: z.object({ name: fixedSentence }),
      subject: z.string(),
      /** When it was posted, left, or was last tried: `2026-11-21T09:41:00.000Z`. */
      at: z.string(),
      /**
       * `unsure`: the server ended while it handed the email over, which may have arrived and is not sent again. `lost`: no
       * mail server took it for three days.
       */
      state: z.enum(['sent', 'waiting', 'refused', 'unsure', 'lost']),
    }),
  ),
})
export type SentNotes = z.infer<typeof sentNotes>
