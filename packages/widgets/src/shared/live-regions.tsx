import { useAtomValue } from 'jotai'
import { type Announcement, announcementsAtom } from './state/announcements.ts'

/** A no-break space after every second announcement: a region does not say a text again that has not changed. */
const spoken = ({ text, id }: Announcement) => (text === '' || id % 2 === 0 ? text : `${text}\u00A0`)

/**
 * The live regions of a page, there before they speak: a region that appears together with its text is often not read. Only
 * for people who listen; what they say is on the screen, too.
 */
export function LiveRegions() {
  const { status, alert, answer } = useAtomValue(announcementsAtom)
  return (
    <div className="sr-only" data-print="hide">
      <p data-live="status" aria-live="polite">
        {spoken(status)}
      </p>
      <p data-live="alert" aria-live="assertive">
        {spoken(alert)}
      </p>
      <p data-live="answer" aria-live="polite">
        {spoken(answer)}
      </p>
    </div>
  )
}
