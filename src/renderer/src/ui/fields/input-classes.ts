/** The box of everything that takes text: on n1 with a border that shows at 3:1. */
export const inputBox =
  'w-full min-w-0 rounded-control border border-n8 bg-n1 text-input text-n12 aria-invalid:border-danger-9 disabled:border-n7 disabled:bg-n2 disabled:text-n9';

/** The same box when the text box is inside it and the ring belongs to the whole. */
export const inputShell =
  'flex w-full min-w-0 rounded-control border border-n8 bg-n1 text-input text-n12 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring has-[input:disabled]:border-n7 has-[input:disabled]:bg-n2 has-[input:disabled]:text-n9';

export const bareInput = 'w-0 min-w-0 flex-1 bg-transparent outline-none';
