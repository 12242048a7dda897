// Written by `npm run words` from the catalog of this feature. Do not edit.
export const aboutMeSubtitle = 'Your plans begin with these answers. All of them are optional.'
export const wellBeingSubtitle = 'Ten statements of the Consumer Financial Protection Bureau’s public scale, in its own words.'
