// Names of characters, brands and living people that vendors tend to refuse. A starting list, to be edited at will:
// one name a line, in any case, and only names that are hardly ever ordinary words.

const list = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '');

export const knownNames: readonly string[] = list(`
  Mickey Mouse
  Minnie Mouse
  Donald Duck
  Winnie the Pooh
  Buzz Lightyear
  Darth Vader
  Luke Skywalker
  Princess Leia
  Obi-Wan
  Chewbacca
  Yoda
  Baby Yoda
  Stormtrooper
  Star Wars
  Star Trek
  Spider-Man
  Spiderman
  Iron Man
  Captain America
  Black Widow
  Wolverine
  Deadpool
  Avengers
  Batman
  Superman
  Wonder Woman
  Harley Quinn
  Aquaman
  Catwoman
  Harry Potter
  Hermione
  Dumbledore
  Voldemort
  Hogwarts
  Gandalf
  Frodo
  Gollum
  Game of Thrones
  James Bond
  Indiana Jones
  Lara Croft
  Super Mario
  Pikachu
  Pokemon
  Sonic the Hedgehog
  Zelda
  Minecraft
  Fortnite
  Roblox
  SpongeBob
  Homer Simpson
  Bart Simpson
  The Simpsons
  Rick and Morty
  South Park
  Peppa Pig
  Bugs Bunny
  Scooby-Doo
  Shrek
  Godzilla
  King Kong
  Optimus Prime
  Transformers
  Barbie
  Lego
  Hello Kitty
  Totoro
  Studio Ghibli
  Naruto
  Goku
  Dragon Ball
  Disney
  Pixar
  Marvel
  DC Comics
  Netflix
  Coca-Cola
  Pepsi
  McDonald's
  Starbucks
  Nike
  Adidas
  Gucci
  Louis Vuitton
  Rolex
  Ferrari
  Lamborghini
  Porsche
  iPhone
  PlayStation
  Nintendo
  Taylor Swift
  Beyoncé
  Rihanna
  Lady Gaga
  Billie Eilish
  Ariana Grande
  Justin Bieber
  Ed Sheeran
  Kanye West
  Eminem
  Elon Musk
  Jeff Bezos
  Mark Zuckerberg
  Bill Gates
  Sam Altman
  Donald Trump
  Joe Biden
  Barack Obama
  Kamala Harris
  Vladimir Putin
  Xi Jinping
  Emmanuel Macron
  Narendra Modi
  King Charles
  Prince William
  Kate Middleton
  Prince Harry
  Meghan Markle
  Pope Francis
  Greta Thunberg
  Oprah Winfrey
  Kim Kardashian
  Tom Cruise
  Tom Hanks
  Brad Pitt
  Leonardo DiCaprio
  Robert Downey Jr
  Scarlett Johansson
  Keanu Reeves
  Johnny Depp
  Will Smith
  Dwayne Johnson
  Morgan Freeman
  Samuel L. Jackson
  Emma Watson
  Zendaya
  Timothée Chalamet
  Ryan Reynolds
  Margot Robbie
  Shah Rukh Khan
  Lionel Messi
  Cristiano Ronaldo
  LeBron James
  Serena Williams
  Roger Federer
  MrBeast
`);
