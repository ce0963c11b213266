/** Why somebody reports what another wrote. */
export const reportReasons = ['spam', 'abuse', 'false', 'personal_data', 'illegal', 'other'] as const;
