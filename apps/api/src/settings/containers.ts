/**
 * Sites that show pages of employers in frames: Teams, Outlook, and Microsoft 365 under their old and new names, and SharePoint.
 * Source: Microsoft, "Prerequisites" of tabs in Teams, for all but the last.
 */
export const wellKnownContainers: readonly string[] = [
  'https://*.cloud.microsoft',
  'https://teams.microsoft.com',
  'https://*.teams.microsoft.com',
  'https://*.microsoft365.com',
  'https://*.office.com',
  'https://outlook.office365.com',
  'https://*.sharepoint.com',
]

/** An origin, or all origins of the sites below a host. Holds nothing that could end a directive of a policy. */
const container = /^https?:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/

/** Whether a text names a site, such as `https://*.sharepoint.com` or `https://teams.microsoft.com`. */
export const isContainer = (typed: string): boolean => container.test(typed)
