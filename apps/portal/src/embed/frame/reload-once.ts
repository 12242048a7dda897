/** Whether the network did not bring a file of ours: each browser then names the module. What a module threw names itself. */
export const isMissing = (reason: unknown): boolean => /module|preload/.test(String(reason))

/** Frames of one page share what the browser keeps for them. */
const mark = `evenkeel-reloaded ${location.pathname}`
/** A file that is still missing this soon after a reload will be missing after the next one, too. In milliseconds. */
const again = 60_000

/**
 * Reloads the frame if one of its files is missing (a release replaced them while the tab was open). Returns false if
 * that has just been tried, or if the browser keeps nothing that says so: a frame must never reload without end.
 * Names the page around the frame, because a request of the frame itself does not, and only a page that is named may frame it.
 */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(mark))
    if (Date.now() - last < again) return false
    sessionStorage.setItem(mark, String(Date.now()))
  } catch {
    return false
  }
  const page = new URLSearchParams(location.search).get('page') ?? document.referrer
  const language = document.documentElement.lang
  location.replace(`?${new URLSearchParams({ page, language })}`)
  return true
}
