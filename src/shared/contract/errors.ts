/** Every way a call can fail, with the sentence a person reads when nothing more precise is known. */
export const errorMessages = {
  invalid_input: 'The app sent something it should not have. Nothing was changed.',
  forbidden_sender: 'The call did not come from the app’s own window. Nothing was changed.',
  not_found: 'It is no longer there.',
  draft_conflict: 'The prompt was changed in another window.',
  disk_full: 'The disk is full. Free some space, then try again; what you wrote is still on screen.',
  read_only: 'The data folder cannot be written to. You can read and export everything.',
  database_locked: 'Another program is holding the data file. Close it, then try again.',
  database_damaged: 'The data file is damaged and could not be read.',
  database_from_future:
    'This data was written by a newer Reelwright. Update the app to open it; nothing was changed.',
  storage_unavailable: 'This browser does not let the app keep data here.',
  unreachable: 'The server cannot be reached: you may be offline. Nothing was changed.',
  file_unreadable: 'The file could not be read.',
  file_unwritable: 'The file could not be written.',
  internal: 'Something failed inside the app. Nothing was changed.'
} as const;

export type ErrorCode = keyof typeof errorMessages;

/** `message` is for people; `detail` is the technical cause, for "Copy details", without prompt text. */
export type ContractError = { readonly code: ErrorCode; readonly message: string; readonly detail?: string };

export function contractError(code: ErrorCode, detail?: string): ContractError {
  return { code, message: errorMessages[code], ...(detail === undefined ? {} : { detail }) };
}

/** Thrown inside an implementation, turned into a value at its border. */
export class ContractFailure extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, detail?: string, options?: ErrorOptions) {
    super(detail ?? errorMessages[code], options);
    this.name = 'ContractFailure';
    this.code = code;
  }
}
