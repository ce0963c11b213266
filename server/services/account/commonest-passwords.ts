/** How many of the list, which is ordered by how often each is used, are refused. */
const refused = 3000;

let loading: Promise<ReadonlySet<string>> | undefined;

/** In lower case; loaded when the first password is chosen. */
export function loadCommonestPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].slice(0, refused).map((word) => word.toLowerCase()))
  );
  return loading;
}
