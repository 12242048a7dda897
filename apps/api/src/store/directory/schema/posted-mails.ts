import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { person } from './people.ts'

/** What became of a mail; `lost`: it was of no more use before the mail server took it. */
export type PostedMailState = 'waiting' | 'sent' | 'refused' | 'lost'

/** Mails on their way to the mail server, and those about a person's account as long as they are listed. */
export const postedMail = sqliteTable(
  'posted_mail',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Its Message-ID: a mail that is posted twice under one key is one mail. */
    key: text().notNull().unique(),
    /** Whose account it is about; null for codes, and for a person who has just left: those rows go once they are settled. */
    personId: integer('person_id').references(() => person.id, { onDelete: 'cascade' }),
    /** Null like `personId`: the subject of a mail with a code has the code. */
    subject: text(),
    /** The whole mail, encrypted, because it may have a code or a link that opens the account; empty once it is settled. */
    body: text().notNull(),
    state: text().$type<PostedMailState>().notNull().default('waiting'),
    postedAt: integer('posted_at').notNull(),
    /** After this it is of no more use. */
    endsAt: integer('ends_at').notNull(),
    /** When it is to be tried next; while a process hands it over, when that process counts as ended. */
    nextAt: integer('next_at').notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [
    index('posted_mail_next').on(table.state, table.nextAt),
    index('posted_mail_posted').on(table.postedAt),
    index('posted_mail_person').on(table.personId, table.postedAt),
  ],
)
