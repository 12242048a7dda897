// Written by `npm run words` from the catalog of this feature. Do not edit.
export const aboutMeSubtitle = 'Your plans start with these answers. All are optional.'
export const wellBeingSubtitle = 'The ten statements of the Consumer Financial Protection Bureau’s public scale, word for word.'
