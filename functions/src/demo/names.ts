import type { Random } from "./random.ts";

const firstNames = [
  ..."Aaliyah Aiko Amara Andre Anika Arjun Beatriz Benji Bilal Camila Carlos Chidi Chloe Daniela".split(
    " ",
  ),
  ..."Darius Deja Dmitri Elena Elif Esther Farah Felix Gabriela Gianni Grace Hana Hassan Hugo".split(
    " ",
  ),
  ..."Imani Ingrid Isaac Ivy Jamal Jasmine Joao Jonas Kai Kamala Keisha Kwame Laila Leo Lucia".split(
    " ",
  ),
  ..."Mai Malik Marisol Mateo Mei Miriam Nadia Naveen Nia Noah Nour Oluwaseun Omar Paloma Priya".split(
    " ",
  ),
  ..."Quentin Rafael Ravi Rosa Ruth Samir Sanjay Santiago Selma Sofia Soren Tariq Tess Thandi".split(
    " ",
  ),
  ..."Tomas Uma Valentina Wanjiru Wei Xavier Yara Yusuf Zara Zoe".split(" "),
];

const lastNames = [
  ..."Abbott Achebe Adeyemi Ahmed Alvarez Andersson Baker Banerjee Barros Becker Bello Bishop".split(
    " ",
  ),
  ..."Brennan Castillo Chang Chen Clarke Costa Dang Delgado Diallo Diaz Duarte Eze Fernandes".split(
    " ",
  ),
  ..."Fischer Flores Foster Gallagher Garcia Gomes Gupta Haddad Hall Hansen Hussein Ibrahim Ito".split(
    " ",
  ),
  ..."Iyer Jackson Johansson Jones Kamau Kaur Kelly Khan Kim Kowalski Larsen Le Lewis Lopez".split(
    " ",
  ),
  ..."Marino Martin Mbeki Mehta Mendoza Meyer Mitchell Morales Moreau Mwangi Nakamura Nguyen".split(
    " ",
  ),
  ..."Novak Okafor Oliveira Ortiz Osei Park Patel Pereira Petrov Price Quinn Rahman Ramos Reyes".split(
    " ",
  ),
  ..."Rossi Russo Sato Schmidt Shah Silva Singh Sousa Tanaka Torres Tran Turner Vargas Vega".split(
    " ",
  ),
  ..."Wagner Walker Weber Williams Wong Yamamoto Yilmaz Young Zhang Zimmermann".split(" "),
];

/** That many distinct full names, in the order of hiring. */
export function fullNames(random: Random, count: number): string[] {
  const firsts = random.shuffled(firstNames);
  const lasts = random.shuffled(lastNames);
  return Array.from({ length: count }, (_, index) => {
    // Each round shifts the first names against the last names, so that no pair repeats.
    const round = Math.floor(index / firsts.length);
    const first = firsts[index % firsts.length] ?? "";
    return `${first} ${lasts[(index + round) % lasts.length] ?? ""}`;
  });
}

/** The address of a person at a company's domain. */
export function addressOf(name: string, domain: string): string {
  return `${name.toLowerCase().replaceAll(" ", ".")}@${domain}`;
}
