/** The stream that says when something of the user has changed; no procedure, since it has no end. */
export const pokesPath = '/api/v1/sync/pokes';
